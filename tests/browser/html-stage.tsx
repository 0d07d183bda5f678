import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { RichText, type RichTextProps } from '../../src/widgets/rich-text/rich-text'
import { LocaleContext } from '../../src/widgets/runtime/use-locale'
import { SafeHtml } from '../../src/widgets/safe-html/safe-html'
import { adoptStyleSheets } from '../../src/widgets/theme/style-sheets'
import { themeRoot } from '../../src/widgets/theme/theme.css'

export type Look = { skin: 'light' | 'dark'; locale: 'th' | 'en' }

const plain: Look = { skin: 'light', locale: 'en' }

/** A part in a shadow root of its own, as an element brings it; the answer shows something else there. */
function stand(node: ReactNode, { skin, locale }: Look) {
  const host = document.body.appendChild(document.createElement('section'))
  const shadow = host.attachShadow({ mode: 'open' })
  const container = shadow.appendChild(document.createElement('div'))
  container.className = themeRoot
  container.dataset.scheme = skin
  container.lang = locale
  adoptStyleSheets(shadow)
  const root = createRoot(container)
  const show = (next: ReactNode) => root.render(<LocaleContext value={locale}>{next}</LocaleContext>)
  show(node)
  const end = () => {
    root.unmount()
    host.remove()
  }
  return { host, show, end }
}

type EditorProps = Omit<Partial<RichTextProps>, 'value' | 'onChange'> & { first: string; received: string[] }

let put: (html: string) => void

function Kept({ first, received, label = 'Message', ...rest }: EditorProps) {
  const [html, setHtml] = useState(first)
  put = (next) => flushSync(() => setHtml(next))
  const hear = (next: string) => {
    received.push(next)
    setHtml(next)
  }
  return <RichText {...rest} label={label} value={html} onChange={hear} />
}

const shownHtml = (all: readonly string[]) => all.map((html, index) => <SafeHtml key={String(index)} html={html} />)

/** What the tests of a page do with the two parts. */
export const stage = {
  safeHtml(all: readonly string[], look = plain) {
    const { show, ...stood } = stand(shownHtml(all), look)
    return { ...stood, put: (next: readonly string[]) => show(shownHtml(next)) }
  },
  richText(first: string, props: Omit<EditorProps, 'first' | 'received'> = {}, look = plain) {
    const received: string[] = []
    const { show, ...stood } = stand(<Kept {...props} first={first} received={received} />, look)
    const change = (next: Omit<EditorProps, 'first' | 'received'>) =>
      show(<Kept {...props} {...next} first={first} received={received} />)
    return { ...stood, received, change, put: (html: string) => put(html) }
  },
}

export type Stage = typeof stage

Object.assign(globalThis, { stage })
