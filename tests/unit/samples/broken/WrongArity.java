package broken;

import static io.github.boykaframework.actions.elements.ElementActions.onElement;

import com.example.boyka.web.LoginPage;

public class WrongArity {
    void readsAStyle() {
        onElement(LoginPage.ERROR).getStyle("color", "red"); // fault: method getStyle in interface IElementActions cannot be applied
    }
}
