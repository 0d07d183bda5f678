import { messages } from 'langraan:messages/dashboard.shortcuts'
import { lazyPart } from '../../../core/kernel/lazy-part'
import { LazyOrThrow } from '../../lazy/lazy-or-throw'
import { defineWidget } from '../../runtime/define-widget'
import { Loading, Skeleton } from '../../ui/skeleton'
import * as css from './shortcuts.css'
import { useShortcutGroups } from './use-shortcut-groups'

export type ShortcutsProps = {
  /** path of the screen behind, whose shortcuts come first */
  current: string | undefined
  /** paths of the screens that the user may open */
  open: readonly string[]
}

const Place = () => (
  <Loading>
    <Skeleton shape="block" height={160} count={3} />
  </Loading>
)

const list = lazyPart(
  () => import('../../ui/shortcut-list'),
  ({ ShortcutList }) => ShortcutList,
)

function ShortcutsView({ current, open }: ShortcutsProps) {
  const groups = useShortcutGroups().filter(({ screens }) => !screens || screens.some((path) => open.includes(path)))
  const here = groups.filter(({ screens }) => current !== undefined && screens?.includes(current))
  return (
    <LazyOrThrow part={list} fallback={<Place />}>
      {(ShortcutList) => (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
        <div className={css.groups} tabIndex={0}>
          {[...here, ...groups.filter((group) => !here.includes(group))].map(({ title, shortcuts }) => (
            <section key={title}>
              <h3 className={css.title}>{title}</h3>
              <ShortcutList shortcuts={shortcuts} />
            </section>
          ))}
        </div>
      )}
    </LazyOrThrow>
  )
}

export const Shortcuts = defineWidget<ShortcutsProps>({
  apps: {},
  messages: [messages],
  Skeleton: Place,
  View: ShortcutsView,
})
