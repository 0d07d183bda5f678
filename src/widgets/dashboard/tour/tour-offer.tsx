import { messages } from 'langraan:messages/dashboard.tour'
import { useLingui } from '@lingui/react/macro'
import Tour from 'lucide-react/icons/route'
import Close from 'lucide-react/icons/x'
import { defineWidget } from '../../runtime/define-widget'
import { Button } from '../../ui/button'
import * as css from './tour-offer.css'

type TourOfferProps = { onStart(): void; onDecline(): void }

function TourOfferView({ onStart, onDecline }: TourOfferProps) {
  const { t } = useLingui()
  return (
    <section aria-label={t({ message: 'Tour', context: 'menu' })} className={css.offer} part="tour-offer">
      <Tour className={css.icon} aria-hidden="true" />
      <div className={css.body}>
        <p className={css.text}>{t`New here? See how an order goes from message to payment, in one minute.`}</p>
        <Button size="s" look="primary" onClick={onStart}>
          {t`Take the tour`}
        </Button>
      </div>
      <Button
        size="s"
        look="ghost"
        icon={<Close />}
        label={t`Don't offer the tour again`}
        className={css.close}
        onClick={onDecline}
      />
    </section>
  )
}

const Nothing = () => null

export const TourOffer = defineWidget<TourOfferProps>({
  apps: {},
  messages: [messages],
  Skeleton: Nothing,
  View: TourOfferView,
})
