// Requests to the server: JSON in, JSON out, refusals as errors with their code.
import type { Problem } from "$protocol";

/** A refusal of the server, or that it could not be reached (`offline`). */
export class Refusal extends Error {
  readonly code: string;
  readonly status: number;

  constructor(code: string, message: string, status: number) {
    super(message);
    this.code = code;
    this.status = status;
  }
}

interface Body {
  type: string;
  text: string;
}

async function request<T>(method: string, path: string, token?: string, body?: Body): Promise<T> {
  const headers: Record<string, string> = {};
  if (token !== undefined) headers["Authorization"] = `Bearer ${token}`;
  if (body !== undefined) headers["Content-Type"] = body.type;
  let response: Response;
  try {
    response = await fetch(path, { method, headers, body: body?.text ?? null });
  } catch {
    throw new Refusal("offline", "the server does not answer", 0);
  }
  const text = await response.text();
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Refusal("unreadable", `the server answered with status ${response.status}`, response.status);
  }
  if (!response.ok) {
    const problem = value as Partial<Problem>;
    throw new Refusal(problem.code ?? "unknown", problem.message ?? text, response.status);
  }
  return value as T;
}

export const get = <T>(path: string, token?: string): Promise<T> => request<T>("GET", path, token);

export const post = <T>(path: string, body: unknown, token?: string): Promise<T> =>
  request<T>("POST", path, token, { type: "application/json", text: JSON.stringify(body) });

/** Sends plain text. */
export const postText = <T>(path: string, text: string): Promise<T> => request<T>("POST", path, undefined, { type: "text/plain", text });
