import {
  type ComponentType,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { lazyPart } from '../../core/kernel/lazy-part'
import { useEffectEvent } from '../runtime/use-effect-event'

export type Point = { x: number; y: number }

/** Elements for which the browser's own context menu has useful entries: links, spelling, selections. */
const browsersOwn = 'a, input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true]'

const hasSelection = () => Boolean(getSelection()?.toString())

/**
 * Opens the menu of a row at the pointer (right button, long press) or, with the menu key, at its button.
 * Returns a ref for the marker after that button.
 */
function useMenuArea(area: string | undefined, onAsk: (trigger: HTMLElement, at: Point | undefined) => void) {
  const marker = useRef<HTMLSpanElement>(null)
  const report = useEffectEvent(onAsk)
  useEffect(() => {
    const container = area === undefined ? null : marker.current?.closest(area)
    if (!container) return
    const ask = (event: Event) => {
      const { target, shiftKey, button, clientX: x, clientY: y } = event as globalThis.MouseEvent
      const trigger = marker.current?.previousElementSibling
      // Shift opens the browser's context menu
      if (event.defaultPrevented || shiftKey || !(trigger instanceof HTMLElement)) return
      if ((target as Element).closest(browsersOwn) || hasSelection()) return
      event.preventDefault()
      report(trigger, button === 2 ? { x, y } : undefined)
    }
    container.addEventListener('contextmenu', ask)
    return () => container.removeEventListener('contextmenu', ask)
  }, [area, report])
  return marker
}

export type MenuItem = {
  /** unique in the menu */
  value: string
  label: ReactNode
  icon?: ReactNode
  /** a radio or checkbox item; true shows a tick */
  checked?: boolean
  disabled?: boolean
  /** choosing it leaves the menu open, for the next choice */
  staysOpen?: boolean
  /** for irreversible actions */
  danger?: boolean
  href?: string
  onSelect?(): void
}

export type MenuGroup = { label: string; items: readonly MenuItem[] }

type TriggerProps = {
  id: string
  'aria-haspopup': 'menu'
  'aria-expanded': boolean
  onPointerEnter(): void
  onFocus(): void
  onClick(event: MouseEvent<HTMLElement>): void
  onKeyDown(event: KeyboardEvent<HTMLElement>): void
}

type MenuProps = {
  /** a Button that takes these props */
  trigger(props: TriggerProps): ReactNode
  items: readonly (MenuItem | MenuGroup)[]
  /** selector of an ancestor, such as a row, where the right button opens the menu, too */
  area?: string
  /** the menu's code failed to load; the next press tries again */
  onFailed?(error: unknown): void
}

type Panel = ComponentType<{
  trigger: HTMLElement
  items: MenuProps['items']
  open: boolean
  onOpenChange(open: boolean): void
  startAt: string | undefined
  at: Point | undefined
}>

const menuPanel = lazyPart<typeof import('./menu-panel'), Panel>(
  () => import('./menu-panel'),
  (file) => file.MenuPanel,
)

type OpenRequest = { trigger: HTMLElement; startAt: string | undefined; at: Point | undefined }
type Opened = OpenRequest & { panel: Panel; times: number; open: boolean }

const endOf = (items: MenuProps['items'], end: 'first' | 'last'): string | undefined => {
  const usable = items.flatMap((each) => ('items' in each ? each.items : [each])).filter((item) => !item.disabled)
  return usable.at(end === 'first' ? 0 : -1)?.value
}

/** The menu's code loads on hover and focus. */
export function Menu({ trigger, items, area, onFailed = reportError }: MenuProps) {
  const id = useId()
  const [opened, setOpened] = useState<Opened>()
  const wanted = useRef(false)
  const isOpen = opened?.open ?? false

  const show = (asked: OpenRequest) => {
    const open = (panel: Panel) => {
      if (wanted.current && asked.trigger.isConnected)
        setOpened((before) => ({ ...asked, panel, times: (before?.times ?? 0) + 1, open: true }))
    }
    wanted.current = true
    if (menuPanel.here) open(menuPanel.here)
    else menuPanel.load().then(open, onFailed)
  }
  const marker = useMenuArea(area, (element, at) =>
    show({ trigger: element, at, startAt: at ? undefined : endOf(items, 'first') }),
  )
  const change = (open: boolean) => {
    wanted.current = open
    setOpened((before) => before && { ...before, open })
  }

  const { panel: Panel } = opened ?? {}
  return (
    <>
      {trigger({
        id,
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        onPointerEnter: menuPanel.preload,
        onFocus: menuPanel.preload,
        onClick: (event) => {
          if (isOpen) change(false)
          // keyboard presses have no pointer position
          else {
            const startAt = event.detail === 0 ? endOf(items, 'first') : undefined
            show({ trigger: event.currentTarget, startAt, at: undefined })
          }
        },
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
          event.preventDefault()
          const startAt = endOf(items, event.key === 'ArrowDown' ? 'first' : 'last')
          show({ trigger: event.currentTarget, startAt, at: undefined })
        },
      })}
      {area && <span ref={marker} hidden />}
      {opened && Panel && (
        <Panel
          key={opened.times}
          trigger={opened.trigger}
          items={items}
          open={isOpen}
          onOpenChange={change}
          startAt={opened.startAt}
          at={opened.at}
        />
      )}
    </>
  )
}
