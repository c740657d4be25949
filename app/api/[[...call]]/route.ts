/** Every call of the shop API. The contract defines the calls and who may make them. */
export {
  serve as GET,
  serve as POST,
  serve as PUT,
  serve as PATCH,
  serve as DELETE,
  serve as OPTIONS,
} from '@/lib/backend/api/serve'
