import { createHash, randomBytes } from "node:crypto";

const visitorIdText = /^[A-Za-z0-9_-]{22}$/;

/** A new visitor's id: 128 random bits, which say nothing about anybody. */
export function createVisitorId(): string {
  return randomBytes(16).toString("base64url");
}

/** Whether a text, such as a cookie's, can be a visitor's id. */
export function isVisitorId(text: string): boolean {
  return visitorIdText.test(text);
}

/** A member's id as a visitor: the same on all devices and at all gateways, and no way back to the member. */
export function toMemberVisitorId(tenantId: string, memberId: string): string {
  return createHash("sha256").update(`visitor ${tenantId} ${memberId}`).digest().subarray(0, 16).toString("base64url");
}
