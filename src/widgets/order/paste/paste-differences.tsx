import { useLingui } from '@lingui/react/macro'
import { paymentMethods } from '../../../core/orders/orders.contract'
import { useOrderMessages } from '../../orders/use-order-messages'
import { Button } from '../../ui/button'
import { useOrderFormMessages } from '../use-order-form-messages'
import * as css from './paste.css'
import type { Difference, Paste } from './use-paste'

/** Where form and message say something else: what was typed stays until somebody decides. */
export function PasteDifferences({ paste }: { paste: Paste }) {
  const { t } = useLingui()
  const { labels } = useOrderFormMessages()
  const { method } = useOrderMessages()
  const { kept, missing } = paste
  const said = ({ name, value }: Difference) =>
    name === 'paymentMethod' ? method(paymentMethods.find((each) => each === value) ?? 'cod') : value
  return (
    <>
      {missing.length > 0 && (
        <div className={css.row}>
          <p>{t`The message has more than the fields below.`}</p>
          <Button size="s" look="primary" onClick={paste.fillIn}>{t`Fill in fields`}</Button>
        </div>
      )}
      {kept.length > 0 && (
        <div className={css.kept}>
          <p>{t`Kept as you entered it. The message says:`}</p>
          <ul className={css.list}>
            {kept.map((difference) => (
              <li key={difference.name} className={css.row}>
                <p className={css.words}>
                  {labels[difference.name]}: <bdi>{said(difference)}</bdi>
                </p>
                <Button
                  size="s"
                  label={t`Use this: ${labels[difference.name]}`}
                  onClick={() => paste.overwrite(difference)}
                >
                  {t`Use this`}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}
