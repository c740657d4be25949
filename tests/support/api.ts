/** Calls the shop API's route files with real Requests and without a server. */
import { GET as docs } from '@/app/api/docs/route'
import * as route from '@/app/api/[[...call]]/route'

type Method = keyof typeof route

/** `fetch` that calls the route files. Like in Next, HEAD is answered by GET. */
export async function apiFetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const request = new Request(input instanceof Request ? input : new URL(input, 'http://localhost'), init)
  if (new URL(request.url).pathname === '/api/docs/') return docs()
  return route[(request.method === 'HEAD' ? 'GET' : request.method) as Method](request)
}

export interface ApiAnswer {
  readonly status: number
  readonly headers: Headers
  // The tests read answers of every type.
  readonly body: Json
}
type Json = { [key: string]: Json } & {
  error: { code: string; message: string; field?: string; details?: Record<string, unknown> }
}

async function toAnswer(response: Response): Promise<ApiAnswer> {
  const text = await response.text()
  return { status: response.status, headers: response.headers, body: (text === '' ? null : JSON.parse(text)) as Json }
}

export async function get(path: string, headers: Record<string, string> = {}): Promise<ApiAnswer> {
  return toAnswer(await apiFetch(path, { headers }))
}

export async function post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<ApiAnswer> {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return toAnswer(
    await apiFetch(path, { method: 'POST', body: text, headers: { 'content-type': 'application/json', ...headers } }),
  )
}

/** The Authorization header of a customer of the seed. */
export async function logIn(email: string, password: string): Promise<Record<string, string>> {
  const { body } = await post('/api/auth/token/', { username: email, password })
  return { authorization: `${String(body['token_type'])} ${String(body['access_token'])}` }
}
