/**
 * The database's own check of the state tables (lib/order): it rejects each change of a state that is not a transition, from any code. The
 * triggers are created by migrations; `npm run docs:states -- sql` prints them for a new migration when a table has changed.
 */
import { type Machine, pairsOf } from '@/lib/order/machine'

export const TRANSITION_FUNCTION = `create or replace function refuse_unknown_transition() returns trigger language plpgsql as $$
begin
  if old.status || '>' || new.status = any (tg_argv) then return new; end if;
  raise exception '% has no transition from % to %', tg_table_name, old.status, new.status using errcode = 'check_violation';
end $$;`

export const triggerName = ({ table }: Machine) => `${table}_transitions`

/** The trigger of a machine's table. An update that does not change the state does not run it. */
export function transitionTrigger(machine: Machine): string {
  const pairs = pairsOf(machine)
    .map((pair) => `'${pair}'`)
    .join(', ')
  return `create or replace trigger ${triggerName(machine)} before update of status on ${machine.table}
  for each row when (old.status is distinct from new.status) execute function refuse_unknown_transition(${pairs});`
}
