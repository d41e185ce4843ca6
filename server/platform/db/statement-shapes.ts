// Query compilers of both engines that compile a list of any length to one parameter, so that one text serves all lengths and the
// prepared statement is used again.
import {
  type BinaryOperationNode,
  OperatorNode,
  PostgresQueryCompiler,
  PrimitiveValueListNode,
  SqliteQueryCompiler,
} from 'kysely';

interface ListCondition {
  readonly isNegated: boolean;
  readonly values: readonly unknown[];
}

/** The values of `in` or `not in`; null for another operation, and for a list of expressions or a subquery. */
const listConditionOf = ({ operator, rightOperand }: BinaryOperationNode): ListCondition | null =>
  OperatorNode.is(operator) &&
  (operator.operator === 'in' || operator.operator === 'not in') &&
  PrimitiveValueListNode.is(rightOperand)
    ? { isNegated: operator.operator === 'not in', values: rightOperand.values }
    : null;

export class ListsAsArrays extends PostgresQueryCompiler {
  protected override visitBinaryOperation(node: BinaryOperationNode): void {
    const condition = listConditionOf(node);
    if (condition) this.#appendList(node, condition);
    else super.visitBinaryOperation(node);
  }

  #appendList({ leftOperand }: BinaryOperationNode, { isNegated, values }: ListCondition): void {
    this.visitNode(leftOperand);
    this.append(isNegated ? ' <> all(' : ' = any(');
    this.appendValue(values);
    this.append(')');
  }
}

export class ListsAsJson extends SqliteQueryCompiler {
  protected override visitBinaryOperation(node: BinaryOperationNode): void {
    const condition = listConditionOf(node);
    if (condition) this.#appendList(node, condition);
    else super.visitBinaryOperation(node);
  }

  #appendList({ leftOperand }: BinaryOperationNode, { isNegated, values }: ListCondition): void {
    this.visitNode(leftOperand);
    this.append(isNegated ? ' not in' : ' in');
    this.append(' (select value from json_each(');
    this.appendValue(JSON.stringify(values));
    this.append('))');
  }
}
