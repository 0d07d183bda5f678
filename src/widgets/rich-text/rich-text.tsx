import { type ComponentType, Suspense, use, useState } from 'react'
import { RaanError } from '../../core/kernel/errors'
import { WidgetBoundary } from '../runtime/widget-boundary'
import { Skeleton } from '../ui/skeleton'

export type RichTextProps = {
  /** HTML; '' if empty. Replaces the contents unless it is what was reported last */
  value: string
  onChange(html: string): void
  label: string
  placeholder?: string | undefined
  /** read-only */
  disabled?: boolean | undefined
  autoFocus?: boolean | undefined
  /** Ctrl+Enter or ⌘+Enter */
  onSubmit?: (() => void) | undefined
  /** pixels */
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

/** If its code fails to load, only the field shows an error, not the form. */
export const RichText = (props: RichTextProps) => (
  <WidgetBoundary>
    <Place {...props} />
  </WidgetBoundary>
)
