import { Trans } from '@lingui/react/macro'
import * as css from './auth.css'
import { Notice } from './auth-notice'

/** An account of sample data that anybody may use. */
export type SignInHint = { email: string; password: string }

export function Hint({ samples, onChoose }: { samples: readonly SignInHint[]; onChoose(sample: SignInHint): void }) {
  return (
    <Notice tone="info">
      <p>
        <Trans>Sample accounts. Click one to fill in the form:</Trans>
      </p>
      <ul className={css.samples}>
        {samples.map((sample) => (
          <li key={sample.email}>
            <button type="button" className={css.sample} onClick={() => onChoose(sample)}>
              <span>{sample.email}</span> · <span>{sample.password}</span>
            </button>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
