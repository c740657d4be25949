/** A script of the build that Next has put on a page to be fetched and run at once, and the hint to fetch one early. */
const BUILD_SCRIPT = /<script src="(\/_next\/static\/[^"]+\.js)"(?: id="[^"]*")? async=""><\/script>/g
const SCRIPT_HINT = /<link rel="preload" as="script" fetchPriority="low" href="\/_next\/static\/[^"]+\.js"\/>/g

/** What Next sends of a page that failed: an empty body, which its scripts fill. */
const FAILED_PAGE = '<html id="__next_error__"'

/** The element that holds the addresses of the page's scripts, as JSON. */
const LIST_ID = 'defer-scripts'

/**
 * Begins the scripts once the page's first frame is on the screen. A hidden page draws no frame, so that it must not wait for one; neither
 * may anybody wait long for a browser that draws late or does not tell. One constant text, so that its hash never changes.
 */
export const STARTER =
  `(function(d,begun){function begin(){if(!begun){begun=1;JSON.parse(d.getElementById("${LIST_ID}").textContent).forEach(function(u){` +
  'var e=d.createElement("script");e.src=u;e.async=true;d.head.appendChild(e)})}}' +
  'try{d.hidden?begin():(new PerformanceObserver(begin).observe({type:"paint",buffered:true}),setTimeout(begin,2000))}catch(e){begin()}' +
  '})(document)'

/**
 * Lets a finished page be seen before its scripts take the line and the processor of a phone: style, typeface and pictures come first.
 * Takes and gives the HTML of a whole page; one that names no script of the build stays as it is, and one that shows nothing without them:
 * it would wait for a frame that never comes.
 */
export function deferScripts(html: string): string {
  if (html.includes(FAILED_PAGE)) return html
  const sources: string[] = []
  const rest = html.replace(SCRIPT_HINT, '').replace(BUILD_SCRIPT, (_, source: string) => {
    sources.push(source)
    return ''
  })
  if (sources.length === 0) return html
  // Addresses of build files hold no character that could end the element.
  return rest.replace(
    '</head>',
    () =>
      `<script type="application/json" id="${LIST_ID}">${JSON.stringify(sources)}</script><script>${STARTER}</script></head>`,
  )
}

/** The scripts that `deferScripts` has put off on a page, in their order. */
export function deferredScripts(html: string): string[] {
  const list = new RegExp(`<script type="application/json" id="${LIST_ID}">([^<]*)</script>`).exec(html)?.[1]
  return list === undefined ? [] : (JSON.parse(list) as string[])
}
