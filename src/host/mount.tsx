import { type ComponentType, Suspense, useLayoutEffect } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { Engine } from '../core/engine'
import { lazyPart } from '../core/kernel/lazy-part'
import { LazyOrThrow } from '../widgets/lazy/lazy-or-throw'
import { RaanRoot, type RaanRootProps } from '../widgets/runtime/root'
import { type EarlyFailures, EarlyFailuresContext } from '../widgets/runtime/use-widget-failures'
import { createReveal, type Reveal, RevealContext, whenRevealed } from '../widgets/ui/reveal'

export type MountState = {
  engine: Engine | undefined
  early?: EarlyFailures | undefined
  locale: string | null | undefined
  colorScheme: string | null | undefined
  appearance: RaanRootProps['appearance']
  props: Record<string, unknown>
}

export type Mounted = {
  update(state: MountState): void
  /** like `update`, but synchronous: effects have run when it returns */
  updateNow(state: MountState): void
  unmount(): void
}

/** Its effects run after those of the widget before it. */
function Listening({ early }: { early: EarlyFailures | undefined }) {
  useLayoutEffect(() => early?.end(), [early])
  return null
}

/** Calls `onPlaced` once content or skeletons are rendered, so that the grey placeholder can be removed. */
function Placed({ reveal, onPlaced }: { reveal: Reveal; onPlaced(): void }) {
  useLayoutEffect(() => whenRevealed(reveal, onPlaced))
  return null
}

const schemes = ['light', 'dark', 'auto'] as const

function render(
  root: ShadowRoot,
  state: MountState,
  content: (state: MountState) => React.ReactNode,
  onPlaced: () => void,
): Mounted {
  const box = root.ownerDocument.createElement('div')
  box.className = 'box'
  root.append(box)
  const reactRoot = createRoot(box)
  const reveal = createReveal()
  reveal.isCovered = true
  const update = (next: MountState) => {
    if (!next.engine) return reactRoot.render(content(next))
    reactRoot.render(
      <RevealContext value={reveal}>
        <RaanRoot
          engine={next.engine}
          locale={next.locale ?? undefined}
          colorScheme={schemes.find((scheme) => scheme === next.colorScheme)}
          appearance={next.appearance}
          onError={next.props.onError as RaanRootProps['onError']}
        >
          <EarlyFailuresContext value={next.early}>{content(next)}</EarlyFailuresContext>
          <Listening early={next.early} />
          <Placed reveal={reveal} onPlaced={onPlaced} />
        </RaanRoot>
      </RevealContext>,
    )
  }
  update(state)
  return {
    update,
    updateNow: (next) => flushSync(() => update(next)),
    unmount() {
      reactRoot.unmount()
      box.remove()
    },
  }
}

/** Renders a widget into a shadow root. */
export function mount(root: ShadowRoot, state: MountState, widget: unknown, onPlaced: () => void): Mounted {
  const Widget = widget as ComponentType<Record<string, unknown>>
  return render(root, state, ({ props }) => <Widget {...props} />, onPlaced)
}

const notConfigured = lazyPart(
  () => import('../widgets/runtime/not-configured'),
  (file) => file.NotConfigured,
)

/** Renders the message that no engine was found. */
export function mountNotice(root: ShadowRoot, state: MountState, onPlaced: () => void): Mounted {
  const content = ({ locale }: MountState) => (
    <Suspense>
      <LazyOrThrow part={notConfigured}>
        {(NotConfigured) => <NotConfigured locale={locale ?? undefined} onPlaced={onPlaced} />}
      </LazyOrThrow>
    </Suspense>
  )
  return render(root, state, content, onPlaced)
}
