import { Suspense } from 'react'
import { plainText } from '../../core/kernel/html-text'
import { lazyPart } from '../../core/kernel/lazy-part'
import { useLazyPart } from '../lazy/use-lazy-part'
import { Skeleton } from '../ui/skeleton'
import * as css from './safe-html.css'

export type SafeHtmlProps = { html: string }

const Words = ({ html }: SafeHtmlProps) => <p className={css.words}>{plainText(html)}</p>

const body = lazyPart(
  () => import('./safe-html-body'),
  (file) => file.SafeHtmlBody,
)

const Waiting = ({ html }: SafeHtmlProps) => (
  <div className={css.waiting}>
    <Skeleton count={Math.max(1, Math.min(12, Math.ceil(plainText(html.slice(0, 4000)).length / 80)))} />
  </div>
)

/** If the code fails to load, shows plain text; the next instance tries again. */
function Place({ html }: SafeHtmlProps) {
  const { here: Body, isFailed } = useLazyPart(body, true)
  const waiting = <Waiting html={html} />
  if (!Body) return isFailed ? <Words html={html} /> : waiting
  return (
    <Suspense fallback={waiting}>
      <Body html={html} />
    </Suspense>
  )
}

/** Untrusted HTML, which can't run or fetch anything or affect the page. */
export const SafeHtml = ({ html }: SafeHtmlProps) => (html === '' ? null : <Place html={html} />)
