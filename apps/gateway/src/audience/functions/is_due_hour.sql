-- Whether a time is on some days of the week and within some hours of a zone: 1 is Monday, no day is every day, without hours it is the whole day, and
-- hours that pass midnight belong to the day on which they begin.
create or replace function is_due_hour(p_weekdays int[], p_from text, p_to text, p_zone text, p_at timestamptz) returns boolean language sql stable as $$
  select (p_from is null or case when p_from > p_to then l.hour >= p_from or l.hour < p_to else l.hour >= p_from and l.hour < p_to end)
    and (cardinality(p_weekdays) = 0
      or extract(isodow from l.at - case when p_from > p_to and l.hour < p_to then interval '1 day' else interval '0' end)::int = any (p_weekdays))
  from (select p_at at time zone p_zone as at, to_char(p_at at time zone p_zone, 'HH24:MI') as hour) l;
$$;

grant execute on function is_due_hour to marquee_gateway;
