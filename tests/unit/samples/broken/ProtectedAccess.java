package broken;

import static io.github.boykaframework.actions.elements.ElementActions.onElement;

import com.example.boyka.web.LoginPage;
import io.github.boykaframework.actions.elements.ElementActions;

public class ProtectedAccess {
    void readsTheRole() {
        var error = (ElementActions) onElement(LoginPage.ERROR);
        error.getAttributeValue("role"); // fault: getAttributeValue(String) has protected access in ElementActions
    }
}
