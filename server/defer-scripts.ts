/** A script of the build that Next has added to a page to be fetched and run at once, and the hint to fetch one early. */
const BUILD_SCRIPT = /<script src="(\/_next\/static\/[^"]+\.js)"(?: id="[^"]*")? async=""><\/script>/g
const SCRIPT_HINT = /<link rel="preload" as="script" fetchPriority="low" href="\/_next\/static\/[^"]+\.js"\/>/g

/** The beginning of the HTML that Next sends when rendering failed: the body is empty until its scripts fill it. */
const FAILED_PAGE = '<html id="__next_error__"'

/** The element that holds the addresses of the page's scripts, as JSON. */
const LIST_ID = 'defer-scripts'

/**
 * Loads the scripts after the first paint. A hidden page has no paint, so its scripts are loaded at once. After two seconds they are loaded
 * in any case: a browser may paint late or not report it. The text is constant, so that its hash never changes.
 */
export const LOADER =
  `(function(d,begun){function begin(){if(!begun){begun=1;JSON.parse(d.getElementById("${LIST_ID}").textContent).forEach(function(u){` +
  'var e=d.createElement("script");e.src=u;e.async=true;d.head.appendChild(e)})}}' +
  'try{d.hidden?begin():(new PerformanceObserver(begin).observe({type:"paint",buffered:true}),setTimeout(begin,2000))}catch(e){begin()}' +
  '})(document)'

/**
 * Defers the scripts of a finished page, so that a phone loads and paints style, typeface and pictures first.
 * Takes and returns the HTML of a whole page. It is unchanged when it has no script of the build, and when it shows nothing without scripts
 * (it would have no first paint).
 */
export function deferScripts(html: string): string {
  if (html.includes(FAILED_PAGE)) return html
  const sources: string[] = []
  const rest = html.replace(SCRIPT_HINT, '').replace(BUILD_SCRIPT, (_, source: string) => {
    sources.push(source)
    return ''
  })
  if (sources.length === 0) return html
  // Addresses of build files have no character that could end the element.
  return rest.replace(
    '</head>',
    () =>
      `<script type="application/json" id="${LIST_ID}">${JSON.stringify(sources)}</script><script>${LOADER}</script></head>`,
  )
}

/** The addresses of the scripts that `deferScripts` has deferred, in their order. */
export function deferredScripts(html: string): string[] {
  const list = new RegExp(`<script type="application/json" id="${LIST_ID}">([^<]*)</script>`).exec(html)?.[1]
  return list === undefined ? [] : (JSON.parse(list) as string[])
}
