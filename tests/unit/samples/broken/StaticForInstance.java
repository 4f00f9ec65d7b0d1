package broken;

import io.github.boykaframework.actions.elements.ElementActions;

public class StaticForInstance {
    void readsTheError() {
        ElementActions.getText(); // fault: non-static method getText() cannot be referenced from a static context
    }
}
