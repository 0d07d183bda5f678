import { type ComponentType, Suspense, use, useState } from 'react'
import { RaanError } from '../../core/kernel/errors'
import { WidgetBoundary } from '../runtime/widget-boundary'
import { Skeleton } from '../ui/skeleton'

export type RichTextProps = {
  /** HTML; another one than was told last replaces the text. Nothing is '' */
  value: string
  onChange(html: string): void
  label: string
  placeholder?: string | undefined
  /** read only */
  disabled?: boolean | undefined
  autoFocus?: boolean | undefined
  /** Ctrl+Enter or Command+Enter */
  onSubmit?: (() => void) | undefined
  /** pixels of the text */
  minHeight?: number | undefined
}

type Part = Promise<ComponentType<RichTextProps>>

let loading: Part | undefined

const load = (): Part => {
  loading ??= import('./rich-text-editor').then(
    ({ RichTextEditor }) => RichTextEditor,
    (cause) => {
      loading = undefined
      throw new RaanError('chunk', { cause })
    },
  )
  return loading
}

function Loaded({ part, ...props }: RichTextProps & { part: Part }) {
  const Editor = use(part)
  return <Editor {...props} />
}

function Place({ minHeight = 160, ...props }: RichTextProps) {
  const [part] = useState(load)
  return (
    <Suspense fallback={<Skeleton shape="block" height={minHeight + 42} />}>
      <Loaded {...props} part={part} minHeight={minHeight} />
    </Suspense>
  )
}

/** A field for a text with looks, told as HTML. Where its code does not come, it alone says so: the form around stands. */
export const RichText = (props: RichTextProps) => (
  <WidgetBoundary>
    <Place {...props} />
  </WidgetBoundary>
)
