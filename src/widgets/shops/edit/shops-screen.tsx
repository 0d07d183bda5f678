import { messages as failureMessages } from 'langraan:messages/failure'
import { messages as leaveMessages } from 'langraan:messages/form'
import { messages as moneyMessages } from 'langraan:messages/money'
import { messages } from 'langraan:messages/shops.edit'
import { Plural, useLingui } from '@lingui/react/macro'
import Plus from 'lucide-react/icons/plus'
import SearchX from 'lucide-react/icons/search-x'
import { useEffect, useMemo, useState } from 'react'
import { authApp } from '../../../core/auth/app'
import { shopsApp } from '../../../core/shops/app'
import { shopEditViews } from '../../../core/shops/edit/views'
import { noShop, type Shop } from '../../../core/shops/shops.contract'
import { FailurePanel } from '../../failure/failure-panel'
import { LeaveQuestion } from '../../form/leave-question'
import { defineWidget } from '../../runtime/define-widget'
import { useMay } from '../../runtime/use-may'
import { useShopLimit } from '../../runtime/use-shop-limit'
import { Button } from '../../ui/button'
import { EmptyPanel } from '../../ui/empty-panel'
import { SearchBox } from '../../ui/search-box'
import { Loading, Skeleton } from '../../ui/skeleton'
import { useShops } from '../use-shops'
import { ShopDrawer } from './shop-drawer'
import * as css from './shop-edit.css'
import { ShopsTable } from './shops-table'
import { type OpenedShop, useOpenedShop } from './use-opened-shop'

const plain = (text: string): string => text.normalize('NFC').toLowerCase().trim()

function useShopSearch(shops: readonly Shop[]) {
  const [q, setQ] = useState('')
  const found = useMemo(() => {
    const wanted = plain(q)
    return shops.filter(({ ShopName, Description, Address, PostalCode, PhoneNumber, PromptPayId, TaxId }) =>
      plain([ShopName, Description, Address, PostalCode, PhoneNumber, PromptPayId, TaxId].join('\n')).includes(wanted),
    )
  }, [shops, q])
  return { q, setQ, found }
}

export type ShopsScreenProps = OpenedShop

const Rows = ({ label }: { label?: string }) => (
  <Loading className={css.rows} {...(label && { label })}>
    <Skeleton shape="block" height={64} count={3} />
  </Loading>
)

const Place = () => (
  <div className={css.root}>
    <Rows />
  </div>
)

type ShopsListProps = { list: ReturnType<typeof useShops>; opened: number | undefined; onOpen(id: number): void }

function ShopsList({ list, opened, onOpen }: ShopsListProps) {
  const { t } = useLingui()
  const { shops, status, chosen } = list
  const { q, setQ, found } = useShopSearch(shops)
  const may = useMay()
  const limit = useShopLimit()
  const addButton = may('write', 'Shop') && !limit && (
    <Button look="primary" icon={<Plus />} aria-haspopup="dialog" onClick={() => onOpen(0)}>
      {t`Add a shop`}
    </Button>
  )
  if (shops.length === 0) {
    if (status === 'loading') return <Rows label={t`Loading shops`} />
    return status === 'failed' ? null : (
      <EmptyPanel title={t`No shops yet`} action={addButton}>
        {t`Add the shop whose name is on your labels.`}
      </EmptyPanel>
    )
  }
  return (
    <>
      <search className={css.bar}>
        <SearchBox
          className={css.search}
          value={q}
          onChange={setQ}
          label={t`Search shops`}
          placeholder={t`Name, address, phone`}
          clearLabel={t`Clear search`}
        />
        <p className={css.count} role="status">
          <Plural value={found.length} one="# shop" other="# shops" />
        </p>
        {addButton}
      </search>
      {found.length > 0 ? (
        <div className={css.surface}>
          <ShopsTable shops={found} chosen={chosen.id} opened={opened} stale={status === 'loading'} onOpen={onOpen} />
        </div>
      ) : (
        <EmptyPanel
          icon={<SearchX />}
          title={t`No shops found`}
          action={<Button onClick={() => setQ('')}>{t`Show all shops`}</Button>}
        />
      )}
    </>
  )
}

function ShopsView(props: ShopsScreenProps) {
  const { t } = useLingui()
  const list = useShops()
  const opened = useOpenedShop(props)
  const may = useMay()
  const limit = useShopLimit()
  const shop =
    opened.id === 0 ? may('write', 'Shop') && !limit && noShop : list.shops.find(({ id }) => id === opened.id)

  // other users may have changed a shop since the page loaded
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on mount
  useEffect(() => {
    if (list.status === 'ready') list.retry()
  }, [])
  return (
    <div className={css.root} part="shops">
      {list.status === 'failed' && (
        <FailurePanel
          error={list.error}
          title={t`Couldn't load shops`}
          forbidden={t`You don't have access to shops`}
          isShown={list.shops.length > 0}
          onRetry={list.retry}
        />
      )}
      <ShopsList list={list} opened={opened.id} onOpen={opened.open} />
      {shop && (
        <ShopDrawer key={shop.id} shop={shop} unsaved={opened.unsaved} onClose={opened.close} onDone={opened.done} />
      )}
      <LeaveQuestion unsaved={opened.unsaved} />
    </div>
  )
}

export const ShopsScreen = defineWidget<ShopsScreenProps>({
  apps: { auth: authApp, shops: shopsApp },
  views: shopEditViews,
  messages: [messages, failureMessages, leaveMessages, moneyMessages],
  Skeleton: Place,
  View: ShopsView,
})
