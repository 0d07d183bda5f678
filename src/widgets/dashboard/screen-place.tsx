import { Loading, Skeleton } from '../ui/skeleton'
import * as css from './screen.css'

export const ScreenPlace = ({ label }: { label: string }) => (
  <Loading label={label} className={css.root}>
    <Skeleton shape="block" height={44} />
    <Skeleton shape="block" height={280} />
    <Skeleton shape="block" height={140} />
  </Loading>
)
