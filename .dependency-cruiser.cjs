/** The arrows of the house: app → components → stores → lib/shop-api → lib/contract, and app/api → lib/backend → lib/contract. */
const rule = (name, from, to, comment, fromNot) => ({
  name,
  severity: 'error',
  comment,
  from: { path: from, ...(fromNot ? { pathNot: fromNot } : {}) },
  to: { path: to },
})
module.exports = {
  forbidden: [
    rule(
      'pure-rooms-stay-pure',
      '^lib/(market|catalog|cart|complaint)/',
      '^(app|components|stores|lib/(backend|shop-api)|server)/|node_modules/(react|react-dom|next|pg|drizzle-orm)/',
      'The pure rooms import no I/O, no React, no Next.',
    ),
    rule(
      'pure-rooms-no-node',
      '^lib/(market|catalog|cart|complaint)/',
      '^(node:)?(fs|path|http|https|net|child_process|crypto|os)(/|$)',
      'The pure rooms run the same on the server and in the browser.',
    ),
    rule(
      'components-never-see-the-back-end',
      '^(components|stores)/',
      '^lib/backend/',
      'Components and stores reach data through lib/shop-api only.',
    ),
    rule(
      'pages-never-see-the-back-end',
      '^app/',
      '^lib/backend/',
      'Pages load data through lib/shop-api; only app/api answers from the back end.',
      '^app/(api|media|payment-(sandbox|return|klarna))/',
    ),
    rule(
      'contract-imports-nothing-of-the-house',
      '^lib/contract/',
      '^(app|components|stores|server|lib/(backend|shop-api))/',
      'The contract stands alone.',
    ),
    rule('back-end-knows-no-page', '^lib/', '^(app|components|stores)/', 'Arrows point one way.'),
    rule('stores-know-no-component', '^stores/', '^(app|components)/', 'Arrows point one way.'),
    rule('components-know-no-page', '^components/', '^app/', 'Arrows point one way.'),
    rule(
      'front-door-knows-market-config-cache',
      '^server/',
      '^(app|components|stores|lib/(backend|shop-api|contract|catalog|cart|complaint|seo|images|tracking))/',
      'The front door knows hosts, markets, configuration and the tag clock, nothing else of the shop.',
    ),
    rule(
      'zod-stays-out-of-the-browser',
      '^(components|stores|lib/(market|catalog|cart|complaint|cache|config))/',
      'node_modules/zod/',
      'zod costs 30 KB; the browser transport loads schemas when used.',
    ),
    rule('no-cycles', '.*', '.*', 'No cycles.'),
  ].map((r) => (r.name === 'no-cycles' ? { ...r, to: { circular: true } } : r)),
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(\\.next|\\.data|tests|docs)/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
  },
}
