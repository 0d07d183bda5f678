import Lens from 'lucide-react/icons/search'
import { useCallback, useEffect, useRef, useState } from 'react'
import { lazyPart } from '../../core/kernel/lazy-part'
import type { PageName } from '../../core/search/search.results'
import { useLazyPart } from '../lazy/use-lazy-part'
import { useLocale } from '../runtime/use-locale'
import { whenIdle } from '../runtime/when-idle'
import { isAppleDevice } from '../ui/apple-device'
import type { KeysScope } from '../ui/use-page-keys'
import type { OverlayProps } from './overlay/search-overlay'
import type { SearchChoice } from './search'
import * as css from './search.css'
import { useSearchKeys } from './use-search-keys'

type SearchOpenerProps = {
  label: string
  /** shows the shortcut */
  showsKeys: boolean
  expanded: boolean
  onNear(): void
  onOpen(): void
}

function SearchOpener({ label, showsKeys, expanded, onNear, onOpen }: SearchOpenerProps) {
  return (
    <button
      type="button"
      part="button"
      className={css.opener}
      aria-haspopup="dialog"
      aria-expanded={expanded}
      aria-keyshortcuts={showsKeys ? '/ Control+K Meta+K' : undefined}
      onPointerEnter={onNear}
      onFocus={onNear}
      onClick={onOpen}
    >
      <Lens className={css.lens} aria-hidden="true" />
      <span className={css.words}>{label}</span>
      {showsKeys && (
        <span className={css.keys} aria-hidden="true" translate="no">
          {isAppleDevice ? '⌘ K' : 'Ctrl K'}
        </span>
      )}
    </button>
  )
}

export type SearchControlProps = {
  label: string
  /** scope of `/` and Ctrl+K */
  keys: KeysScope
  className?: string | undefined
  /** permissions for orders and customers; default: everything */
  can?: OverlayProps['can']
  /** names of pages here; default: the backend's names */
  pageName?: PageName | undefined
  /** URL of a choice; without one, a file is downloaded and a contact's address copied */
  leadsTo?: ((choice: SearchChoice) => string | undefined) | undefined
  onChosen?: ((choice: SearchChoice) => void) | undefined
  /** the code failed to load */
  onFailed(): void
}

const searchOverlay = lazyPart(() => import('./overlay/search-overlay'))

/** The search code preloads on hover and focus. */
export function SearchControl({ label, keys, className, onFailed, ...rest }: SearchControlProps) {
  const containerRef = useRef<HTMLSpanElement>(null)
  const [open, setOpen] = useState(false)
  const locale = useLocale()
  const { here: overlay, enter } = useLazyPart(searchOverlay)
  // failed preloads are reported only when the user opens the search
  const preload = useCallback(() => {
    searchOverlay
      .load()
      .then(({ prepare }) => prepare(locale))
      .catch(() => undefined)
  }, [locale])
  useEffect(() => whenIdle(preload), [preload])

  const show = () => {
    void enter().then((isHere) => (isHere ? setOpen(true) : onFailed()))
  }
  useSearchKeys({ scope: keys, containerRef, onOpen: show })

  return (
    <span ref={containerRef} className={className}>
      <SearchOpener label={label} showsKeys={keys !== 'none'} expanded={open} onNear={preload} onOpen={show} />
      {overlay && <overlay.SearchOverlay {...rest} open={open} onClose={() => setOpen(false)} />}
    </span>
  )
}
