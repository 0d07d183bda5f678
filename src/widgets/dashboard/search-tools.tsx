import { useLingui } from '@lingui/react/macro'
import Again from 'lucide-react/icons/rotate-cw'
import { Suspense, useCallback, useEffect, useState } from 'react'
import { lazyPart } from '../../core/kernel/lazy-part'
import type { PageName } from '../../core/search/search.results'
import { useLazyPart } from '../lazy/use-lazy-part'
import { useReportLoadFailure } from '../lazy/use-pressed-part'
import { whenIdle } from '../runtime/when-idle'
import { FailureContext, WidgetBoundary } from '../runtime/widget-boundary'
import type { SearchChoice } from '../search/search'
import { SearchControl } from '../search/search-control'
import { Button } from '../ui/button'
import { menuEntries, screens } from './routes'
import { isOpenTo } from './routes/menu-entry'
import { chatOf, customersOf, invoicePreviewOf, orderPath, productOf, shopProductsOf } from './routes/paths'
import * as css from './top-bar.css'
import type { SessionOfDashboard } from './use-session'
import { isFormPage, where } from './where'

/** Names of the pages the user may open; the menu's own name if the menu links to it. */
function usePageName(session: SessionOfDashboard): PageName {
  const { i18n } = useLingui()
  const { state, abilities, permissions, can, isLimited } = session
  // biome-ignore lint/correctness/useExhaustiveDependencies: can() depends on the user's permissions
  return useCallback(
    ({ link, title }) => {
      const [path = ''] = link.split('?')
      const entry = menuEntries.find((each) => each.path === link)
      const isOpen = isFormPage(path)
        ? entry && isOpenTo(entry, { can, isLimited })
        : where(path, { state, can, isLimited }, screens).kind === 'screen'
      if (!isOpen) return undefined
      return entry ? i18n._(entry.label) : title
    },
    [i18n, state, abilities, permissions, can, isLimited],
  )
}

const bookmarks = lazyPart(
  () => import('../search/bookmarks/bookmark-bar'),
  ({ BookmarkBar }) => BookmarkBar,
)

type SearchToolsProps = {
  session: SessionOfDashboard
  go(path: string): void
  hrefOf(path: string): string
  /** the page consists of the dashboard: shortcuts work anywhere on it */
  isOwnPage: boolean
}

export function SearchTools({ session, go, hrefOf, isOwnPage }: SearchToolsProps) {
  const { t } = useLingui()
  const pageName = usePageName(session)
  const reportLoadFailure = useReportLoadFailure()
  const [idle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])

  const { here: Bookmarks, isFailed, enter } = useLazyPart(bookmarks, idle)
  const mayCustomers = session.can('read', 'Order')
  const mayOrders = mayCustomers || session.can('read', 'Parcel')
  const mayStorefront = session.can('read', 'Product')
  const mayChat = session.can('read', 'Chat')
  /** Hits without a screen are downloaded or copied by the search. */
  const leadsTo = ({ kind, id, title, link, chat, isShops }: SearchChoice): string | undefined => {
    if (kind === 'order' && id) return orderPath(id)
    if (kind === 'customer' && id) return customersOf(id)
    if (kind === 'product' && id) return isShops || !mayStorefront ? shopProductsOf(title) : productOf(id)
    if (kind === 'invoice' && id) return invoicePreviewOf(id)
    if (kind === 'contact' && chat !== undefined && mayChat) return chatOf(chat)
    return link
  }
  const reloadButton = (retry: () => unknown) => (
    <Button look="ghost" size="s" icon={<Again />} label={t`Reload bookmarks`} onClick={() => void retry()} />
  )
  return (
    <>
      <div className={css.bookmarks}>
        {isFailed && reloadButton(async () => (await enter()) || reportLoadFailure())}
        {Bookmarks && (
          <FailureContext value={({ retry }) => reloadButton(retry)}>
            <WidgetBoundary>
              <Suspense>
                <Bookmarks pageName={pageName} hrefOf={hrefOf} onOpen={go} onMenuFailed={reportLoadFailure} />
              </Suspense>
            </WidgetBoundary>
          </FailureContext>
        )}
      </div>
      <SearchControl
        className={css.search}
        label={t`Search`}
        keys={isOwnPage ? 'page' : 'widget'}
        can={{
          orders: mayOrders,
          customers: mayCustomers,
          products: mayStorefront || session.can('read', 'Order'),
          invoices: session.can('read', 'Invoice'),
        }}
        pageName={pageName}
        leadsTo={leadsTo}
        onChosen={({ link }) => link !== undefined && go(link)}
        onFailed={reportLoadFailure}
      />
    </>
  )
}
