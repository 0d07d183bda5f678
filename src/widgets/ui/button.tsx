import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import * as css from './button.css'
import { classNames } from './class-names'
import { Spinner } from './spinner'

export type ButtonLook = 'primary' | 'secondary' | 'ghost' | 'danger'
export type ButtonSize = 's' | 'm' | 'l'

type Looks = {
  look?: ButtonLook | undefined
  size?: ButtonSize | undefined
  wide?: boolean | undefined
  icon?: ReactNode
}

/** A button without text needs a label; beside a text the label replaces it for screen readers. */
type Named =
  | { children: ReactNode; label?: string | undefined }
  | { children?: undefined; icon: ReactNode; label: string }

export type ButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label' | 'aria-disabled' | 'aria-busy'> &
  Looks &
  Named & {
    /** shows a spinner, ignores presses, keeps focus */
    busy?: boolean | undefined
  }

const lookOf = ({ look = 'secondary', size = 'm', wide, children }: Looks & { children?: ReactNode }) =>
  classNames(css.button, css.looks[look], css.sizes[size], children === undefined && css.square[size], wide && css.wide)

function Inside({ icon, children }: { icon?: ReactNode; children?: ReactNode }) {
  return (
    <>
      {icon && (
        <span className={css.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      {children}
    </>
  )
}

/** `disabled` and `busy` buttons stay focusable, so a focused button never loses focus. */
export function Button(props: ButtonProps) {
  const { look, size, wide, icon, label, busy = false, disabled = false, className, onClick, children, ...rest } = props
  const inert = busy || disabled
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (!inert) return onClick?.(event)
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <button
      type="button"
      part="button"
      {...rest}
      className={classNames(lookOf({ look, size, wide, children }), className)}
      aria-label={label}
      title={rest.title ?? (children === undefined ? label : undefined)}
      aria-disabled={inert || undefined}
      aria-busy={busy || undefined}
      onClick={press}
    >
      <Inside icon={busy ? <Spinner /> : icon}>{children}</Inside>
    </button>
  )
}

export type ButtonLinkProps = Omit<ComponentProps<'a'>, 'children' | 'aria-label'> & Looks & Named & { href: string }

export function ButtonLink({ look, size, wide, icon, label, className, href, children, ...rest }: ButtonLinkProps) {
  return (
    <a
      part="button"
      {...rest}
      href={href}
      className={classNames(lookOf({ look, size, wide, children }), className)}
      aria-label={label}
      title={rest.title ?? (children === undefined ? label : undefined)}
    >
      <Inside icon={icon}>{children}</Inside>
    </a>
  )
}
