/** The shop API's route files, called with real Requests and without a server. */
type RouteFile = Partial<Record<'GET' | 'POST', (request: Request) => Promise<Response>>>

const files = import.meta.glob<RouteFile>('/app/api/**/route.ts')

/** Address template (`/api/products/productmodel/{slug}/`) of each route file. */
export const routeFiles: ReadonlyMap<string, () => Promise<RouteFile>> = new Map(
  Object.entries(files).map(([file, load]) => [
    file
      .replace(/^\/app/, '')
      .replace(/route\.ts$/, '')
      .replace(/\[(\w+)\]/g, '{$1}'),
    load,
  ]),
)

async function findRoute(pathname: string): Promise<RouteFile | null> {
  for (const [template, load] of routeFiles) {
    const pattern = new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`)
    if (pattern.test(pathname)) return load()
  }
  return null
}

/** `fetch` against the route files; 404 and 405 as Next answers them. */
export async function apiFetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const request = new Request(input instanceof Request ? input : new URL(input, 'http://localhost'), init)
  const route = await findRoute(new URL(request.url).pathname)
  if (!route) return new Response('Not found', { status: 404 })
  const handler = route[request.method as 'GET' | 'POST']
  return handler ? handler(request) : new Response(null, { status: 405 })
}

export interface ApiAnswer {
  readonly status: number
  readonly headers: Headers
  // The tests look into answers of every shape.
  readonly body: Json
}
export type Json = { [key: string]: Json } & { error: { code: string; message: string; field?: string } }

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
