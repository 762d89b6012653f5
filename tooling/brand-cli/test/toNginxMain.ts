/** An nginx.conf for a test's folder, including the folder's sites.conf. */
export function toNginxMain(folder: string): string {
  const user = process.getuid?.() === 0 ? "user root;\n" : "";
  return `${user}load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;\ndaemon off;\nworker_processes 1;\npid ${folder}/nginx.pid;\nerror_log ${folder}/error.log;\nevents {}\nhttp {\n  access_log off;\n  client_body_temp_path ${folder}/body;\n  proxy_temp_path ${folder}/proxy;\n  fastcgi_temp_path ${folder}/f;\n  uwsgi_temp_path ${folder}/u;\n  scgi_temp_path ${folder}/s;\n  include ${folder}/sites.conf;\n}\n`;
}
