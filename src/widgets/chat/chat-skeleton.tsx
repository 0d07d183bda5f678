import { Loading, Skeleton } from '../ui/skeleton'
import * as css from './chat.css'

export const ChatRows = ({ label }: { label?: string }) => (
  <Loading className={css.rows} {...(label && { label })}>
    <Skeleton shape="block" height={52} count={7} />
  </Loading>
)

export const ChatSkeleton = () => (
  <div className={css.root}>
    <div className={css.frame}>
      <div className={css.side}>
        <div className={css.own}>
          <Skeleton shape="circle" width={36} height={36} />
        </div>
        <ChatRows />
      </div>
      <div className={css.main} />
    </div>
  </div>
)

export const ConversationSkeleton = ({ label }: { label?: string }) => (
  <Loading className={css.loading} {...(label && { label })}>
    <Skeleton shape="block" height={48} width="55%" count={4} />
  </Loading>
)
