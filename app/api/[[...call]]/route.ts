/** Every call of the shop API. Which call answers, and to whom, the contract says. */
export {
  serve as GET,
  serve as POST,
  serve as PUT,
  serve as PATCH,
  serve as DELETE,
  serve as OPTIONS,
} from '@/lib/backend/api/serve'
