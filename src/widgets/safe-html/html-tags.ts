const messages = (list: string): ReadonlySet<string> => new Set(list.split(' '))

/** Kept elements. None of them runs, loads, submits or changes how the rest is parsed. */
export const tags = messages(
  'a abbr address article aside b bdi bdo big blockquote br caption center cite code col colgroup dd del details dfn div dl dt em figcaption figure font footer h1 h2 h3 h4 h5 h6 header hr i img ins kbd li main mark nav ol p pre q rp rt ruby s samp section small span strike strong sub summary sup table tbody td tfoot th thead time tr tt u ul var wbr',
)

/** Elements dropped with their contents. Unclosed, the first ones swallow everything to the end. */
export const unread = messages('iframe noembed noframes script style textarea title xmp')
export const silent = messages('math noscript svg template')

export const childless = messages('br col hr img wbr')

/** Attributes kept under their name. */
export const attributes = messages(
  'align alt bgcolor border cellpadding cellspacing color colspan dir height href lang open reversed rowspan size span start title valign width',
)

/** Attributes a parser acts on are renamed until after parsing. */
export const laterNames: Readonly<Record<string, string>> = {
  style: 'data-raan-style',
  src: 'data-raan-src',
  'data-raan-style': 'data-raan-style',
  'data-raan-src': 'data-raan-src',
}

/** URLs are kept only where they are checked. */
export const onlyOn: Readonly<Record<string, string>> = { href: 'a', src: 'img', 'data-raan-src': 'img' }

const blocks =
  'address article aside blockquote center dd details div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary table ul'

type Ending = { ends: ReadonlySet<string>; within: ReadonlySet<string> }

const cellEdge = messages('table')
const itemEdge = messages('ul ol dl table td th')
const paragraph: Ending = {
  ends: messages('p'),
  within: messages(`${blocks.replace(' p ', ' ')} td th tr tbody thead tfoot caption`),
}

/** What a start tag closes implicitly, up to an element it doesn't leave. */
export const endings: Readonly<Record<string, readonly Ending[]>> = {
  ...Object.fromEntries(blocks.split(' ').map((tag) => [tag, [paragraph]])),
  li: [{ ends: messages('li'), within: itemEdge }],
  dt: [{ ends: messages('dt dd'), within: itemEdge }],
  dd: [{ ends: messages('dt dd'), within: itemEdge }],
  a: [{ ends: messages('a'), within: messages('table td th') }],
  td: [{ ends: messages('td th'), within: cellEdge }],
  th: [{ ends: messages('td th'), within: cellEdge }],
  tr: [{ ends: messages('tr'), within: cellEdge }],
  tbody: [{ ends: messages('tbody thead tfoot caption colgroup'), within: cellEdge }],
  thead: [{ ends: messages('tbody thead tfoot caption colgroup'), within: cellEdge }],
  tfoot: [{ ends: messages('tbody thead tfoot caption colgroup'), within: cellEdge }],
}

/** An end tag closes nothing outside its cell: emails are nested tables. */
export const edges = cellEdge
