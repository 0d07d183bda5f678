import { type ReactNode, useEffect, useRef, useState } from 'react'
import * as css from './bookmark-bar.css'

/**
 * Shows the name of what it stands around while that is hovered or has the keyboard's focus. The pointer may go onto it,
 * Escape takes it away. It is for the eyes: the thing itself has its name.
 */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  const containerRef = useRef<HTMLSpanElement>(null)
  const [isShown, setShown] = useState(false)

  useEffect(() => {
    const page = containerRef.current?.ownerDocument
    if (!isShown || !page) return
    const press = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setShown(false)
    }
    page.addEventListener('keydown', press)
    return () => page.removeEventListener('keydown', press)
  }, [isShown])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only looks where pointer and focus go
    <span
      ref={containerRef}
      className={css.tipAnchor}
      onPointerEnter={({ pointerType }) => setShown(pointerType !== 'touch')}
      onPointerLeave={() => setShown(false)}
      onPointerDown={() => setShown(false)}
      onFocus={({ target }) => setShown(target.matches(':focus-visible'))}
      onBlur={() => setShown(false)}
    >
      {children}
      {isShown && (
        <span className={css.tipBridge} aria-hidden="true">
          <span className={css.tip} data-tip={text}>
            {text}
          </span>
        </span>
      )}
    </span>
  )
}
