/** What a merchant's brand said when it was applied last: who changed a thing since, the brand or an operator, follows from it. */
export const brandSql = `
alter table merchants add column applied jsonb;
`;
