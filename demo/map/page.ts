import type { MessageDescriptor } from '@lingui/core'
import type { Locale } from 'langraan/core'
import type { Facts, PageFact } from './facts.ts'
import { type MapMessages, mapLocales, mapMessages } from './messages.ts'
import type { EntryPoint, Paper, Purpose } from './product.ts'

/** Everything the map shows. */
export type Product = Facts & {
  purposes: readonly Purpose[]
  entryPoints: readonly EntryPoint[]
  papers: readonly Paper[]
}

export const mapFile = (locale: Locale) => `map.${locale}.html`

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const plain = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign)
const link = (href: string, text: string) => `<a href="${plain(href)}">${text}</a>`
const code = (text: string) => `<code>${plain(text)}</code>`

const table = (id: string, heads: readonly string[], rows: readonly (readonly string[])[]) => `
<div class="sheet" role="region" aria-labelledby="${id}" tabindex="0"><table>
<thead><tr>${heads.map((head) => `<th scope="col">${plain(head)}</th>`).join('')}</tr></thead>
<tbody>
${rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('\n')}
</tbody></table></div>`

const address = (path: string) => (path.includes(':') ? code(path) : link(path, code(path)))

function pages(
  id: string,
  messages: MapMessages,
  all: readonly PageFact[],
  say: (name: MessageDescriptor) => string,
): string {
  const row = ({ paths, name, subject }: PageFact) => [
    plain(say(name)),
    paths.map(address).join('<br>'),
    subject === undefined ? '' : code(subject),
  ]
  return table(id, [messages.name, messages.address, messages.ability], all.map(row))
}

/** The map in one language; `say` translates the product's messages. */
export function mapPage(locale: Locale, product: Product, say: (name: MessageDescriptor) => string): string {
  const messages = mapMessages[locale]
  const languages = mapLocales.map((each) => {
    const here = each === locale ? ' aria-current="page"' : ''
    return `<li><a href="/${mapFile(each)}" lang="${each}" hreflang="${each}"${here}>${mapMessages[each].language}</a></li>`
  })
  const groups = product.groups.map(
    ({ name, pages: all }, index) =>
      `<h3 id="group-${index}">${plain(say(name))}</h3>${pages(`group-${index}`, messages, all, say)}`,
  )
  const elements = product.purposes.map(({ tag, says }) => [
    code(`<${tag}>`),
    `<span lang="en">${plain(says)}</span>`,
    link(`/element.html?tag=${tag}&locale=${locale}`, `${plain(messages.live)}<span class="hidden"> ${tag}</span>`),
  ])
  const entryPoints = product.entryPoints.map(({ name, gives }) => [code(name), gives.map(code).join(' ')])
  const papers = product.papers.map(
    ({ file, title }) => `<li>${link(`/${file}`, `<span lang="en">${plain(title)}</span>`)}</li>`,
  )
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${plain(messages.title)} · หลังร้าน</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/map.css">
</head>
<body>
<header>
<p class="brand" lang="th"><img src="/icon.svg" alt="" width="32" height="32">หลังร้าน</p>
<nav aria-label="${plain(messages.other)}"><ul class="languages">${languages.join('')}</ul></nav>
</header>
<main>
<h1>${plain(messages.title)}</h1>
<p>${plain(messages.intro)}</p>
<nav aria-label="${plain(messages.title)}"><ul class="jumps">
<li>${link('#screens', plain(messages.screens))}</li><li>${link('#elements', plain(messages.elements))}</li><li>${link('#entry-points', plain(messages.entryPoints))}</li><li>${link('#documents', plain(messages.documents))}</li>
</ul></nav>
<h2 id="screens">${plain(messages.screens)}</h2>
${groups.join('\n')}
<h3 id="open">${plain(messages.open)}</h3>${pages('open', messages, product.open, say)}
<h2 id="elements">${plain(messages.elements)}</h2>
<p>${link('/portal.html', plain(messages.portal))}</p>${table('elements', [messages.element, messages.purpose, messages.live], elements)}
<h2 id="entry-points">${plain(messages.entryPoints)}</h2>${table('entryPoints', [messages.entryPoint, messages.gives], entryPoints)}
<h2 id="documents">${plain(messages.documents)}</h2>
<ul class="papers">${papers.join('\n')}</ul>
</main>
</body>
</html>
`
}
