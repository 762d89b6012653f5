import { request } from "node:http";
import { text } from "node:stream/consumers";

/** Posts a form with one file to a path of a site, `bytes` in all. */
export async function postBytes(
  server: string,
  host: string,
  path: string,
  bytes: number,
): Promise<{ readonly status: number; readonly body: string }> {
  const [head, end] = [
    '--b\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n',
    "\r\n--b--\r\n",
  ];
  const form = Buffer.concat([Buffer.from(head), Buffer.alloc(bytes - head.length - end.length), Buffer.from(end)]);
  const headers = { host, "content-type": "multipart/form-data; boundary=b", "content-length": String(form.length) };
  return new Promise((resolve, reject) => {
    const asked = request(new URL(path, server), { method: "POST", headers }, (response) => {
      const status = response.statusCode ?? 0;
      text(response).then((body) => resolve({ status, body }), reject);
    });
    asked.on("error", reject);
    asked.end(form);
  });
}
