import { useLingui } from '@lingui/react/macro'
import { Loading, Skeleton } from '../../ui/skeleton'
import { Spinner } from '../../ui/spinner'
import { State, States } from '../state'

export function LoadingSpecimen() {
  const { t } = useLingui()
  return (
    <States>
      <State name={t`Text`} wide>
        <Loading label={t`Loading…`}>
          <Skeleton count={3} />
        </Loading>
      </State>
      <State name={t`Block`} wide>
        <div>
          <Skeleton shape="block" height={96} />
        </div>
      </State>
      <State name={t`Circle`}>
        <Skeleton shape="circle" width={44} height={44} />
      </State>
      <State name={t`One moment`}>
        <Spinner label={t`Saving…`} />
      </State>
    </States>
  )
}
