import { useLingui } from '@lingui/react/macro'
import Mail from 'lucide-react/icons/mail'
import { useState } from 'react'
import { lazyPart } from '../../../core/kernel/lazy-part'
import { Lazy } from '../../lazy/lazy'
import { Badge, CountBadge } from '../../ui/badge'
import { Button } from '../../ui/button'
import { Counted } from '../../ui/counted'
import { FilterChip } from '../../ui/filter-chip'
import { sampleShops } from '../samples'
import { State, States } from '../state'

const list = lazyPart(
  () => import('../../ui/shortcut-list'),
  ({ ShortcutList }) => ShortcutList,
)

export function Badges() {
  const { t } = useLingui()
  const [filters, setFilters] = useState<readonly string[]>(sampleShops)
  return (
    <States>
      <State name={t`Status`}>
        <Badge>{t`Draft`}</Badge>
        <Badge tone="info">{t`Sent`}</Badge>
        <Badge tone="success">{t`Paid`}</Badge>
        <Badge tone="warning">{t`Partly paid`}</Badge>
        <Badge tone="danger">{t`Past due`}</Badge>
        <Badge tone="accent">{t`New`}</Badge>
      </State>
      <State name={t`Number`}>
        <CountBadge count={3} label={t`New messages`} />
        <CountBadge count={120} tone="danger" label={t`New messages`} />
        <Counted count={3}>
          <Button look="ghost" icon={<Mail />} label={`${t`New messages`}: 3`} />
        </Counted>
      </State>
      <State name={t`Active filters`} wide>
        {filters.map((shop) => (
          <FilterChip
            key={shop}
            name={t`Shop`}
            value={shop}
            removeLabel={t`Remove filter`}
            onRemove={() => setFilters(filters.filter((each) => each !== shop))}
          />
        ))}
        {filters.length < sampleShops.length && (
          <Button look="ghost" size="s" onClick={() => setFilters(sampleShops)}>
            {t`Reset`}
          </Button>
        )}
      </State>
      <State name={t`Keyboard shortcuts`} wide>
        <Lazy part={list} fallback={null}>
          {(ShortcutList) => <ShortcutList shortcuts={[{ keys: ['/', 'Ctrl+K'], text: t`Search everything` }]} />}
        </Lazy>
      </State>
    </States>
  )
}
