import { useLingui } from '@lingui/react/macro'
import Tour from 'lucide-react/icons/route'
import Close from 'lucide-react/icons/x'
import { Button } from '../ui/button'
import * as css from './tour-offer.css'
import { useTour } from './use-tour'

/** Offers the tour once per person. */
export function TourOffer({ onStart }: { onStart(): void }) {
  const { t } = useLingui()
  const { isOffered, see } = useTour()
  if (!isOffered) return null
  return (
    <section aria-label={t({ message: 'Tour', context: 'menu' })} className={css.offer} part="tour-offer">
      <Tour className={css.icon} aria-hidden="true" />
      <p className={css.text}>{t`New here? See the way of an order in one minute.`}</p>
      <Button size="s" look="primary" onClick={onStart}>
        {t`Take the tour`}
      </Button>
      <Button size="s" look="ghost" icon={<Close />} label={t`Don't offer the tour again`} onClick={see} />
    </section>
  )
}
