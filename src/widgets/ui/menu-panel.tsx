import { EnvironmentProvider } from '@ark-ui/react/environment'
import { Menu as Ark } from '@ark-ui/react/menu'
import Check from 'lucide-react/icons/check'
import { type ReactNode, useState } from 'react'
import { classNames } from './class-names'
import type { MenuGroup, MenuItem, Point } from './menu'
import * as css from './menu.css'
import { Portal } from './portal'

type EnvironmentProps = {
  /** any node in the root of the menu */
  within: Node
  children: ReactNode
}

/** Tells Ark which document or shadow root to look up its parts in. */
function Environment({ within, children }: EnvironmentProps) {
  // read once: Ark looks up parts a frame after the node left the page, when it no longer has this root
  const [root] = useState(() => within.getRootNode() as Document | ShadowRoot)
  return <EnvironmentProvider value={() => root}>{children}</EnvironmentProvider>
}

type MenuPanelProps = {
  trigger: HTMLElement
  items: readonly (MenuItem | MenuGroup)[]
  open: boolean
  onOpenChange(open: boolean): void
  /** item that has keyboard focus first */
  startAt: string | undefined
  /** pointer position; default: anchored to its button */
  at: Point | undefined
}

function Inside({ item, children }: { item: MenuItem; children?: ReactNode }) {
  return (
    <>
      {item.icon && (
        <span className={css.icon} aria-hidden="true">
          {item.icon}
        </span>
      )}
      <span className={css.text}>{item.label}</span>
      {children}
    </>
  )
}

function Item({ item, trigger }: { item: MenuItem; trigger: HTMLElement }) {
  const choose = () => {
    // a dialog that opens now will restore focus to an element that stays
    if (!item.staysOpen) trigger.focus({ preventScroll: true })
    item.onSelect?.()
  }
  const shared = {
    value: item.value,
    disabled: item.disabled ?? false,
    className: classNames(css.item, item.danger && css.danger),
    // Ark's own select misses a press that is faster than its highlight
    onClick: item.disabled ? undefined : choose,
  }
  if (item.checked !== undefined)
    return (
      <Ark.CheckboxItem {...shared} checked={item.checked} closeOnSelect={!item.staysOpen}>
        <Inside item={item}>{item.checked && <Check className={css.mark} aria-hidden="true" />}</Inside>
      </Ark.CheckboxItem>
    )
  if (item.href !== undefined)
    return (
      <Ark.Item {...shared} asChild>
        <a href={item.href}>
          <Inside item={item} />
        </a>
      </Ark.Item>
    )
  return (
    <Ark.Item {...shared}>
      <Inside item={item} />
    </Ark.Item>
  )
}

/** The part of a menu that needs Ark; the trigger is our own button, passed by id. */
export function MenuPanel({ trigger, items, open, onOpenChange, startAt, at }: MenuPanelProps) {
  return (
    <Environment within={trigger}>
      <Ark.Root
        open={open}
        ids={{ trigger: trigger.id }}
        positioning={
          at
            ? {
                placement: 'bottom-start',
                strategy: 'fixed',
                gutter: 0,
                getAnchorRect: () => ({ ...at, width: 0, height: 0 }),
              }
            : { placement: 'bottom-end', strategy: 'fixed', gutter: 4 }
        }
        defaultHighlightedValue={startAt ?? null}
        loopFocus
        lazyMount
        unmountOnExit
        onOpenChange={(details) => onOpenChange(details.open)}
      >
        <Portal>
          <Ark.Positioner>
            <Ark.Content className={css.content} part="menu">
              {items.map((each) =>
                'items' in each ? (
                  <Ark.ItemGroup key={each.label} className={css.group}>
                    <Ark.ItemGroupLabel className={css.groupLabel}>{each.label}</Ark.ItemGroupLabel>
                    {each.items.map((item) => (
                      <Item key={item.value} item={item} trigger={trigger} />
                    ))}
                  </Ark.ItemGroup>
                ) : (
                  <Item key={each.value} item={each} trigger={trigger} />
                ),
              )}
            </Ark.Content>
          </Ark.Positioner>
        </Portal>
      </Ark.Root>
    </Environment>
  )
}
