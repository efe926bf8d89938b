/** Calls the sandbox's API with the publishable key, as a form. Resolves to the answer, or `{error}`; never rejects. */
export async function callApi(origin, key, method, path, params = {}) {
  const form = new URLSearchParams([['key', key], ...flatten(params)])
  const url = `${origin}/v1/${path}`
  const reads = method === 'GET'
  try {
    const response = await (reads ? fetch(`${url}?${form}`) : fetch(url, { method: 'POST', body: form }))
    return await response.json()
  } catch {
    const message =
      'We are experiencing issues connecting to our payments provider. Please check your internet connection and try again.'
    return { error: { type: 'api_connection_error', message } }
  }
}

/** `{a: {b: 1}}` becomes `a[b]=1`. What is null or undefined is left out. */
function flatten(value, name = '') {
  if (value === undefined || value === null) return []
  if (typeof value !== 'object') return [[name, String(value)]]
  return Object.entries(value).flatMap(([key, inner]) => flatten(inner, name ? `${name}[${key}]` : key))
}
