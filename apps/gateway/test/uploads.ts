import { type Envelope, type Upload, type UploadRequest, uploadPicture } from "@marquee/contract";
import sharp from "sharp";
import type { Gateway, Visitor } from "./visitor.ts";

/** A picture of one colour. */
export async function drawPicture(
  type: "png" | "jpeg",
  size: { readonly width: number; readonly height: number } = { width: 64, height: 48 },
  background = "#336699",
): Promise<Buffer> {
  const canvas = sharp({ create: { ...size, channels: 3, background } });
  return (type === "png" ? canvas.png() : canvas.jpeg()).toBuffer();
}

/** Sends a form with these parts as a browser does. @returns the envelope */
export async function sendForm(
  app: Gateway,
  visitor: Visitor,
  parts: readonly (readonly [name: string, value: string | Buffer])[],
  host = "aurelune.localhost",
): Promise<{ readonly status: number; readonly body: Envelope<Upload> }> {
  const form = new FormData();
  for (const [name, value] of parts)
    form.append(name, typeof value === "string" ? value : new File([new Uint8Array(value)], "picture.png"));
  const encoded = new Response(form);
  const answer = await app.http.inject({
    method: "POST",
    url: uploadPicture.path,
    headers: {
      host,
      language: "EN",
      authorization: visitor.getToken() ?? "",
      "content-type": encoded.headers.get("content-type") ?? "",
    },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
  const body: Envelope<Upload> = JSON.parse(answer.body);
  return { status: answer.statusCode, body };
}

/** Uploads a picture. @returns its id and address @throws when it is refused */
export async function upload(
  app: Gateway,
  visitor: Visitor,
  purpose: UploadRequest["purpose"],
  file: Buffer,
): Promise<Upload> {
  const { body } = await sendForm(app, visitor, [
    ["purpose", purpose],
    ["file", file],
  ]);
  if (!body.success) throw new Error(JSON.stringify(body));
  return body.value;
}
