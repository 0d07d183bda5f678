import { type ComponentType, Suspense, use, useState } from 'react'
import { plainText } from '../../core/kernel/html-text'
import { Skeleton } from '../ui/skeleton'
import * as css from './safe-html.css'

export type SafeHtmlProps = { html: string }

const Words = ({ html }: SafeHtmlProps) => <p className={css.words}>{plainText(html)}</p>

type Part = Promise<ComponentType<SafeHtmlProps>>

let loading: Part | undefined

/** Where the code does not come, the words stand, and the next place asks again. */
const load = (): Part => {
  loading ??= import('./safe-html-body').then(
    ({ SafeHtmlBody }) => SafeHtmlBody,
    () => {
      loading = undefined
      return Words
    },
  )
  return loading
}

function Loaded({ part, html }: SafeHtmlProps & { part: Part }) {
  const Body = use(part)
  return <Body html={html} />
}

const Waiting = ({ html }: SafeHtmlProps) => (
  <div className={css.waiting}>
    <Skeleton count={Math.max(1, Math.min(12, Math.ceil(plainText(html.slice(0, 4000)).length / 80)))} />
  </div>
)

function Place({ html }: SafeHtmlProps) {
  const [part] = useState(load)
  return (
    <Suspense fallback={<Waiting html={html} />}>
      <Loaded part={part} html={html} />
    </Suspense>
  )
}

/** Anybody's HTML: it runs nothing, fetches nothing and leaves its place in peace. */
export const SafeHtml = ({ html }: SafeHtmlProps) => (html === '' ? null : <Place html={html} />)
